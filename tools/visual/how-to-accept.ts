import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Says after a failed run where the pictures are and how to accept them. */
export default class HowToAccept implements Reporter {
  #changed: string[] = []

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'passed' && status !== 'skipped') this.#changed.push(test.title)
  }

  onEnd(): void {
    if (this.#changed.length === 0) return
    console.log(
      [
        '',
        `${this.#changed.length} of the core stories look different. For each, .results/visual/ has the expected picture,`,
        'the actual one and their difference (-expected.png, -actual.png, -diff.png).',
        'If you meant it: `npm run visual:accept`, look at the new pictures in tools/visual/baseline, and commit them.',
      ].join('\n'),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
