// What the browser complains about while a test runs.

import type { Page } from '@playwright/test';

/**
 * Errors on the console, uncaught errors and violations of the content security
 * policy. A test that provokes one on purpose allows it.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      // Chromium reports a policy violation as an error on the console.
      if (message.type() === 'error') {
        this.seen.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.seen.push(`uncaught: ${error.stack ?? error.message}`));
  }

  /** Problems that match are meant to happen in this test. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** What happened and was not allowed. */
  get list(): string[] {
    return this.seen.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}
