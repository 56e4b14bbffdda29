import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/search', {
  search: 'Search',
  submit: 'Search',
  searching: 'Searching',
  noAnswer: 'The search does not answer at the moment. It is tried again by itself.',
  hint: 'Search for words in the titles and texts of pages.',
  noFurther: 'No further results for ‘{q}’',
  nothing: 'Nothing found for ‘{q}’',
  range: 'Results {first} to {last} for ‘{q}’',
  count: '{count, plural, one {# result} other {# results}} for ‘{q}’',
  advice: 'Check the spelling, or try fewer words. Every word must appear in the page.',
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
})
