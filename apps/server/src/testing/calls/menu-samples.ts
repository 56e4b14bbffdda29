import type { menuCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import type { CallSample } from './call-sample.ts'

const newItem = { idMenuItem: -1, idParentMenuItem: 0, Label: 'Huts', idPage: 0, SortOrder: 1, Children: [] }

export const menuSamples: Record<keyof typeof menuCalls, CallSample> = {
  'GET private/get_menu_structure.json.php': { input: () => undefined },
  'POST private/set_menu_structure.json.php': {
    input: () => ({ menu: [newItem], delete: [] }),
    reply: [[-1, expect.any(Number)]],
  },
}
