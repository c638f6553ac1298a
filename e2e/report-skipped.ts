import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end which tests were skipped and why, each reason once. */
export default class SkippedTests implements Reporter {
  private readonly titles = new Map<string, string[]>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    // Those that follow a failed test of a serial group have none.
    if (reason === undefined) return;
    this.titles.set(reason, [...(this.titles.get(reason) ?? []), test.titlePath().slice(3).join(' › ')]);
  }

  onEnd(): void {
    for (const [reason, titles] of this.titles)
      console.log(`Skipped: ${reason}\n${titles.map((title) => `  ${title}\n`).join('')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
