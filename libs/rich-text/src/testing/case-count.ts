/**
 * How many cases a test of something that holds for all texts tries: `few`, and so many times more as the variable
 * `TEST_CASES` says, which the long tests set. It prints the number.
 *
 * @param what names the cases in that line.
 */
export function caseCount(what: string, few: number): number {
  const count = few * Number(process.env['TEST_CASES'] ?? 1)
  process.stdout.write(`${what}: ${count} cases\n`)
  return count
}
