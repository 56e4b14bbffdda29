import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/page', {
  noKindTitle: 'This page kind is not installed',
  noKind: 'The page is of the kind ‘{kind}’. It can be shown again once the package that provides it is installed.',
  denied: 'You do not have permissions to view this page',
  logIn: 'Log in',
  notFound: 'Page not found',
  loadingSite: 'Site loading...',
  needsScript: 'This page needs JavaScript.',
  waysOn: '<start>Go to the start page</start> or <search>search this site</search>',
  searchOnly: '<search>Search this site</search>',
  noStart: 'This site has no start page. <settings>Choose one in Site Settings</settings>, at ‘Default page’.',
})
