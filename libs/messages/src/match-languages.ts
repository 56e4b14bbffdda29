/**
 * Those of the available languages that serve a tag, from the widest to the tag itself: `de` and `de-AT` for `de-AT`, and
 * none where nobody translated into anything like it. By shortening the tag (RFC 4647, section 3.4).
 *
 * @param available - as proper tags of BCP 47.
 */
export function matchLanguages(tag: string, available: readonly string[]): string[] {
  const subtags = tag.split('-')
  const ranges = subtags.map((_, at) =>
    subtags
      .slice(0, at + 1)
      .join('-')
      .toLowerCase(),
  )
  return ranges.flatMap((range) => available.find((each) => each.toLowerCase() === range) ?? [])
}
