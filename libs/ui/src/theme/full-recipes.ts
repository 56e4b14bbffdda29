import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { ownScroller } from './layers.ts'

const control = { borderColor: 'border.control', bg: 'bg.panel' }

// In a round theme, it would else be a circle as radio buttons are.
const box = { ...control, borderRadius: 'min({radii.l1}, 25%)' }

/** Where our look differs from Chakra's: the accent on what one acts with, edges of fields that can be seen. */
export const fullRecipes = {
  button: defineRecipe({
    base: { transitionDuration: 'fast' },
    variants: {
      variant: {
        solid: { colorPalette: 'accent' },
        outline: { bg: 'bg.panel', '--outline-color': 'colors.border.emphasized', shadow: 'xs' },
      },
    },
  }),
  input: defineRecipe({ variants: { variant: { outline: control } } }),
  textarea: defineRecipe({ variants: { variant: { outline: control } } }),
  checkmark: defineRecipe({ base: { colorPalette: 'accent' }, variants: { variant: { solid: box } } }),
  radiomark: defineRecipe({ base: { colorPalette: 'accent' }, variants: { variant: { solid: control } } }),
  link: defineRecipe({ base: { colorPalette: 'accent' } }),
  badge: defineRecipe({ base: { borderRadius: 'full' } }),
}

// Chakra's 100dvw counts the scrollbar's width too, so that the panel would be off centre and be cut off on phones.
const whole = { insetInline: '0', width: 'auto' }

const gone = { animationName: 'none' }

export const fullSlotRecipes = {
  dialog: defineSlotRecipe({
    slots: [],
    base: {
      backdrop: { ...whole, _open: { animationDuration: 'fast' }, _closed: gone },
      positioner: { ...whole, paddingInline: '4' },
      header: { paddingBottom: '3', paddingInlineEnd: '12' },
      body: ownScroller,
      title: { overflowWrap: 'anywhere' },
      footer: { paddingBottom: '5', flexWrap: 'wrap' },
    },
    variants: {
      motionPreset: { scale: { content: { _closed: gone } } },
      placement: {
        top: { content: { '--dialog-base-margin': { base: 'spacing.4', md: 'spacing.16' } } },
      },
      scrollBehavior: {
        inside: { content: { maxHeight: { base: 'calc(100% - {spacing.8})', md: 'calc(100% - {spacing.24})' } } },
      },
    },
  }),
  drawer: defineSlotRecipe({ slots: [], base: { backdrop: whole, positioner: whole } }),
  segmentGroup: defineSlotRecipe({
    slots: [],
    base: { root: { '--segment-indicator-bg': { _light: 'colors.bg.panel', _dark: 'colors.bg.panel' } } },
  }),
  nativeSelect: defineSlotRecipe({ slots: [], variants: { variant: { outline: { field: control } } } }),
  select: defineSlotRecipe({ slots: [], variants: { variant: { outline: { trigger: control } } } }),
  checkbox: defineSlotRecipe({
    slots: [],
    base: { root: { colorPalette: 'accent' } },
    variants: { variant: { solid: { control: box } } },
  }),
  radioGroup: defineSlotRecipe({
    slots: [],
    base: { item: { colorPalette: 'accent' } },
    variants: { variant: { solid: { itemControl: control } } },
  }),
  switch: defineSlotRecipe({ slots: [], base: { root: { colorPalette: 'accent' } } }),
  progress: defineSlotRecipe({ slots: [], base: { root: { colorPalette: 'accent' } } }),
  tabs: defineSlotRecipe({ slots: [], base: { root: { colorPalette: 'accent' } } }),
  slider: defineSlotRecipe({ slots: [], base: { root: { colorPalette: 'accent' } } }),
}
