import { defineMessages } from '@sitewright/messages'

// apart from the templates' own: the two are fetched at different times
const texts = defineMessages('contactform/sample-words', { firstDate: 'First date', secondDate: 'Second date' })

/** Of the words of the templates, those that nobody means to publish. */
export default function sampleWords(): readonly string[] {
  return [texts.firstDate(), texts.secondDate()]
}
