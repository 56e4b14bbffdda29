/**
 * The commands that a guide tells its readers to type under one of its headings.
 *
 * @param heading without its `#`s.
 * @returns one for each line of the `sh` blocks, without comments.
 * @throws when the guide has no such heading, or nothing to type under it.
 */
export function guideCommands(markdown: string, heading: string): string[] {
  const section = markdown.split(/^##+ /m).find((text) => text.startsWith(`${heading}\n`))
  if (!section) throw new Error(`The guide has no part '${heading}'`)
  const commands = [...section.matchAll(/^```sh\n(.*?)^```/gms)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
  if (commands.length === 0) throw new Error(`There is nothing to type under '${heading}'`)
  return commands
}
