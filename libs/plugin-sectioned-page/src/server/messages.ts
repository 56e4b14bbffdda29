import { defineMessages } from '@sitewright/messages'

/** Why something is refused, and what templates are called. */
export const texts = defineMessages('sectioned-page/refusals', {
  noList: 'A sectioned page must have a list of sections',
  tooMany: 'A page must have at most {most} sections',
  noType: 'A section must have a type',
  wrongFloat: "A section's float must be one of {floats}",
  tooLong: 'A page must have at most {most} characters',
  notJson: 'The page is not valid JSON',
  invalid: 'Invalid page layout',
  tooDeep: 'The page is nested too deeply',
  imageAddress: "The image's address must begin with http, https or be one of this site",
  template: 'Template ‘{name}’',
  emptyTemplate: 'A template must have at least one section',
  unnamedTemplate: 'A template must have a name',
  templateNameTooLong: 'The name of a template must have at most {most} characters',
  templateTaken: "There is a template called ''{name}'' already",
  tooManyTemplates: 'There are {most} templates already. Delete one that nobody needs',
})
