export const draftQuestion = 'This page has a draft already. Replace it with this version?'

export const restoreFailure = 'Failed to restore page, see browser log for more information'
