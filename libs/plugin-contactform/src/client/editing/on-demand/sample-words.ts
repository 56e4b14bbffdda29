/** Of the words of the templates, those that nobody means to publish. */
const sampleWords: readonly string[] = ['First date', 'Second date']
export default sampleWords
