import { chakra } from '@chakra-ui/react'

/** As high as the toolbar: what stands in its place until its code is there, so that the page does not jump. */
export const EditingToolbarSpace = chakra('div', { base: { height: '12', marginBottom: '4' } })
