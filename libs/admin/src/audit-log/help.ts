import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/audit-log-help', {
  title: 'Audit Log',
  filter:
    'Filter by words, by person or by days. What was done again and again within a short time is one entry with its number.',
  kept: 'Entries are deleted after a year, unless whoever runs the server chose another time. ‘Export’ writes what the filter shows as a CSV file.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.filter(), texts.kept()]
  },
}
