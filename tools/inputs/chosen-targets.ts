/**
 * The targets that a command line names, and what it hands on to their commands.
 *
 * @param args names of targets, and after `--` further arguments.
 * @param targets all that there are.
 * @returns all of them where none is named.
 * @throws where a name is none of theirs.
 */
export function chosenTargets<T extends { name: string }>(
  args: readonly string[],
  targets: readonly T[],
): { chosen: readonly T[]; further: readonly string[] } {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const names = args.slice(0, end)
  const unknown = names.filter((name) => targets.every((target) => target.name !== name))
  if (unknown.length > 0) throw new Error(`No target with tests is called ${unknown.join(', ')}`)
  return {
    chosen: names.length === 0 ? targets : targets.filter(({ name }) => names.includes(name)),
    further: args.slice(end + 1),
  }
}

/** The program and the arguments that run a shell command with further arguments, each taken as it is. */
export function commandWith(command: string, further: readonly string[]): string[] {
  return ['sh', '-c', `${command} "$@"`, 'sh', ...further]
}
