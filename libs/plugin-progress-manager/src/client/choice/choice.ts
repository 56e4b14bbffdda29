/** Something that can be chosen among many. */
export interface Choice {
  id: number
  email: string
  name: string
  state?: string
}

/** What a choice is labelled with, each in its own direction where they are mixed. */
export function choiceParts({ email, name, state = '' }: Choice): string[] {
  return [email, inBrackets(name), inBrackets(state)].filter(Boolean)
}

/** 'email (name)', followed by ' (state)' when there is one (PMGR-011). What is not set is left out. */
export function choiceLabel(choice: Choice): string {
  return choiceParts(choice).join(' ')
}

/** The same as the text of an input, where only marks in the text itself keep the directions apart. */
export function choiceInputText(choice: Choice): string {
  return choiceParts(choice).map(isolated).join(' ')
}

function inBrackets(text: string): string {
  return text && `(${text})`
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}
