/** Of the words of the templates, those that nobody means to publish. */
const sampleWords: readonly string[] = [
  'Say in one or two sentences who you are and what people find here.',
  'First offer',
  'Second offer',
  'Third offer',
  'Say in two sentences what it is and for whom.',
  'Tell your story: how it began, what you do, and who takes part.',
  'Founded in …',
  '… members',
  'What somebody likes about it.',
  'member since …',
  'The answer in a few sentences.',
  'Street and number',
  '0211 234 567',
]
export default sampleWords
