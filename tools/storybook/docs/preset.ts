/** Adds what only pages of documentation need to the preview: stories that run as tests do without it. */
export const previewAnnotations = (entries: string[] = []) => [...entries, `${import.meta.dirname}/preview.ts`]
