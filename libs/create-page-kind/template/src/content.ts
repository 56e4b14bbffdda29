/** What a page of this kind holds. It is stored as JSON text. */
export interface SampleKindContent {
  /** One paragraph, which may be empty. */
  intro: string
  /** One line each. */
  items: string[]
}

/** Characters of a stored content. */
export const maxCharacters = 100_000

/** What a new page holds. */
export const blankContent: Readonly<SampleKindContent> = { intro: '', items: [] }

/** The content in a text, or undefined where there is none in it. */
export function parseContent(text: string): SampleKindContent | undefined {
  try {
    const { intro, items } = JSON.parse(text) as Partial<Record<string, unknown>>
    const areLines = Array.isArray(items) && items.every((item) => typeof item === 'string')
    return typeof intro === 'string' && areLines ? { intro, items } : undefined
  } catch {
    return undefined
  }
}

export function writeContent({ intro, items }: Readonly<SampleKindContent>): string {
  return JSON.stringify({ intro, items })
}

/** The content without what nobody would miss: space around the texts, and empty lines. */
export function tidyContent({ intro, items }: SampleKindContent): SampleKindContent {
  return { intro: intro.trim(), items: items.map((item) => item.trim()).filter((item) => item !== '') }
}

/** True if a reader would see no difference. */
export function isSameContent(a: SampleKindContent, b: SampleKindContent): boolean {
  return writeContent(tidyContent(a)) === writeContent(tidyContent(b))
}
