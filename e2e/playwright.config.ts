import { defineConfig } from '@playwright/test';

// Without the background services, which would only call out of the machine;
// --no-sandbox because root may not have one.
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ci = !!process.env.CI;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: ci,
  // Recording every test costs a third of the run: there, what fails is run
  // once more, recorded, and listed as flaky when it passes then.
  retries: ci ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.VATO_CHROMIUM ?? '/usr/bin/chromium',
      args: chromiumArguments,
    },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: ci ? 'on-first-retry' : 'retain-on-failure',
  },
  // A title with @touch runs on the phone only, with @everywhere on both, any
  // other on the desktop only.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@touch/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone-touch',
      grep: /@touch|@everywhere/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
