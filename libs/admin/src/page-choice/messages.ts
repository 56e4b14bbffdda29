import { defineMessages } from '@sitewright/messages'

/** How a page is chosen. */
export const texts = defineMessages('admin/page-choice', {
  findPage: 'Find a page …',
  title: 'Find a page',
  choose: 'CHOOSE',
  loading: 'Loading pages',
  loadFailed: 'The pages could not be loaded',
  fieldFailed: 'The pages could not be loaded.',
  tryAgain: 'Try again',
  search: 'Search pages to choose from',
  searchBy: 'Search by title or shortcut',
  searching: 'Searching …',
  nothingFound: 'Nothing found for ‘{query}’.',
  first: 'The first {shown, number}. Search to find the others.',
  firstOf: 'The first {shown, number} of {all, number}. Search to find the others.',
  found: '{count, number} found.',
  none: 'No page',
  page: 'Page {id}',
  gone: 'Page {id}, which no longer exists',
})
