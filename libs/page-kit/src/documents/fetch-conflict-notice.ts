/** What a conflict shows: on its way as soon as something was changed. */
export const fetchConflictNotice = () => import('./on-demand/ConflictNotice.tsx')
