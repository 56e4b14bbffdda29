import { relative } from 'node:path'

/**
 * The file of the checkout that a line of `strace -y` says was opened.
 *
 * @param root the top folder of the checkout.
 * @returns its path from there; undefined where it is elsewhere, or none.
 */
export function openedFile(line: string, root: string): string | undefined {
  const [, path] = /^\d+ +open(?:at)?\(.*\) = \d+<(\/[^>]*)>$/.exec(line) ?? []
  if (!path?.startsWith(`${root}/`)) return undefined
  return relative(root, path)
}

/** The files that were opened, are tracked by git, and are no declared input, sorted. */
export function undeclared(
  opened: ReadonlySet<string>,
  { declared, tracked }: { declared: ReadonlySet<string>; tracked: ReadonlySet<string> },
): string[] {
  return [...opened].filter((path) => tracked.has(path) && !declared.has(path)).toSorted()
}

/**
 * The variables that name programs which a line of `strace` says were started.
 *
 * @param programs what the variables are set to: a program, or the folder that it is in.
 */
export function startedPrograms(line: string, programs: Readonly<Record<string, string>>): string[] {
  const [, path] = /^\d+ +execve\("([^"]+)"/.exec(line) ?? []
  return Object.keys(programs).filter((variable) => {
    const program = programs[variable] ?? ''
    return path === program || path?.startsWith(`${program}/`)
  })
}
