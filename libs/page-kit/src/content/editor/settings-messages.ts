import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/settings', {
  notSaved: 'The settings were not saved',
  incomplete: '{reason}. Nothing has been saved: fill it in first.',
  theSettings: 'the settings',
  save: 'Save Settings',
  loading: 'Loading settings...',
  notLoaded: 'The settings could not be loaded',
  whatToDo: 'Try again. If it still does not load, tell the person who looks after this site.',
  tryAgain: 'Try again',
})
