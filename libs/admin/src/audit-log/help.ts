import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Audit Log',
  paragraphs: [
    'Filter by words, by person or by days. What was done again and again within a short time is one entry with its number.',
    'Entries are deleted after a year, unless whoever runs the server chose another time. ‘Export’ writes what the filter shows as a CSV file.',
  ],
}
