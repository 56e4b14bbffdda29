/** What both halves, and everybody else, must know of this kind. */
export const manifest = {
  kind: 'sample-kind',
  title: 'Sample kind',
  detail: 'An introduction and a list, for which readers who are logged in can say thank you.',
  permissions: { 'plugin.samplekind.editor': 'Edit pages of the kind “Sample kind”' },
  editor: 'plugin.samplekind.editor',
}
