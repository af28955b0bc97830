// Turns as they are written: `f4-e4W-e3A`.

export type Kind = 'approach' | 'withdraw' | 'quiet';

export interface Step {
  to: string;
  kind: Kind;
}

export interface Turn {
  from: string;
  steps: Step[];
}

const kinds: Record<string, Kind> = { A: 'approach', W: 'withdraw', '': 'quiet' };

export function readTurn(text: string): Turn {
  const [from, ...arrivals] = text.split('-');
  const steps = arrivals.map((arrival): Step => {
    const [, to, letter] = /^([a-i][1-9])([AW]?)$/.exec(arrival) ?? [];
    if (to === undefined || letter === undefined) throw new Error(`${text} is no turn`);
    return { to, kind: kinds[letter] as Kind };
  });
  if (!from || steps.length === 0) throw new Error(`${text} is no turn`);
  return { from, steps };
}
