/**
 * The requirement ids in the titles of a test file, each with the title it stands in.
 *
 * @param {string} source the file's text. `(FILE-010..012)` names all three.
 */
export function namedRequirements(source) {
  const found = []
  for (const [, , title] of source.matchAll(
    /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`)]*\))?\(\s*(['"`])([\s\S]*?)\1/g,
  )) {
    for (const [, area, from, to] of title.matchAll(/\b([A-Z]{3,6})-(\d{3})(?:\.\.(\d{3}))?\b/g)) {
      for (let number = Number(from); number <= Number(to ?? from); number++) {
        found.push({ id: `${area}-${String(number).padStart(3, '0')}`, title })
      }
    }
  }
  return found
}
