/** What may be needed once something is edited or published: one file, which is on its way as soon as somebody edits. */
export const fetchWhileEditing = () => import('./on-demand/while-editing.ts')
