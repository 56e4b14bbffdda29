import { english, inLanguage } from '@sitewright/messages'
import { texts } from '../template-messages.ts'

/** Of the words of the templates, those that nobody means to publish. */
const words = (): readonly string[] => [
  texts.welcomeText(),
  texts.firstOffer(),
  texts.secondOffer(),
  texts.thirdOffer(),
  texts.offerText(),
  texts.story(),
  texts.founded(),
  texts.members(),
  texts.praise(),
  texts.memberSince(),
  texts.answer(),
  texts.street(),
  '0211 234 567',
]

/** In the language that is read, and in English, in which a page may have been begun. */
export default function sampleWords(): readonly string[] {
  return [...new Set([...words(), ...inLanguage(english, words)])]
}
