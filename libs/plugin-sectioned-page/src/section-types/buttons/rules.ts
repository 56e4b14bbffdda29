import { assertText } from '@sitewright/page-kit/server'
import { maxAddressLength, maxButtons, maxLineLength } from '../../model/limits.ts'
import { joinWords, defineSectionRules, sentEntries } from '../define-section-rules.ts'
import { buttonsModel } from './model.ts'
import { names } from '../refused-names.ts'

export const buttonsRules = defineSectionRules(buttonsModel, {
  clean: (sent) => {
    assertButtons(sent['Buttons'], maxButtons)
    return buttonsModel.read(sent)
  },
  text: ({ Buttons }) => joinWords(Buttons.map(({ Text }) => Text)),
})

/** @throws {RefusedError} 400 for buttons that no editor can have sent. */
export function assertButtons(sent: unknown, most: number): void {
  for (const button of sentEntries(sent, { name: names.buttons, most })) {
    assertText(button['Text'], { name: names.buttonText, longest: maxLineLength })
    assertText(button['Address'], { name: names.buttonAddress, longest: maxAddressLength })
  }
}
