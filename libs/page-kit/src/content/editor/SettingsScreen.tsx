import { Box, Button } from '@chakra-ui/react'
import { useLoaded } from '@sitewright/api-client/queries'
import { EmptyState, Spinner } from '@sitewright/ui'
import type { ComponentType } from 'react'
import type { StoredDocument } from '../../documents/document-editing.ts'
import { ScreenFrame, type ScreenFrameProps } from '../../ScreenFrame.tsx'
import { useSite } from '../../site-context.ts'
import type { ContentFields } from '../content-fields.ts'
import type { ContentDefinition } from '../define-content.ts'
import { settingsApi, type KindSettings } from '../kind-settings.ts'
import type { ContentInputs } from './content-inputs.ts'
import { editedContent, type EditedContentOf, type EditedValues } from './edited-values.ts'
import { texts } from './settings-messages.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** A screen for the settings of a kind. */
export interface SettingsScreenOptions<Fields extends ContentFields> extends Pick<
  ScreenFrameProps,
  'title' | 'about' | 'help'
> {
  settings: Pick<KindSettings<Fields>, 'kind' | 'content'>
  /** What images, links and rich texts are edited in: `mediaInputs` of `@sitewright/media/inputs`. */
  inputs: ContentInputs
}

/**
 * The screen on which the settings of a kind are edited, made of their declaration: with an input for each field, a save
 * that finds conflicts, and a working copy of what is typed. It is the default export of a module that an `adminScreens`
 * of the kind loads.
 *
 * @example export default createSettingsScreen({ settings: hutSettings, title: 'Hut Settings', inputs: mediaInputs })
 */
export function createSettingsScreen<Fields extends ContentFields>({
  settings: { kind, content },
  inputs,
  ...frame
}: SettingsScreenOptions<Fields>): ComponentType {
  const definition = content as unknown as ContentDefinition
  const edited = editedContent(definition)

  return function SettingsScreen() {
    const { api } = useSite()
    const calls = settingsApi(api, { kind })
    const read = async () => readEdited(await calls.read(), definition, edited)
    const loaded = useLoaded({ key: ['settings of kind', kind], load: read })
    return (
      <ScreenFrame {...frame}>
        {loaded.status === 'loading' && <Spinner label={texts.loading()} />}
        {loaded.status === 'failed' && <NotLoaded onRetry={loaded.reload} />}
        {loaded.value && (
          <SettingsForm
            {...{ kind, definition, edited, inputs, reload: read }}
            stored={loaded.value}
            save={async (values, base) => {
              const input = { content: edited.text.write(values), ...(base !== undefined && { base }) }
              return { content: values, version: (await calls.save(input)).version }
            }}
          />
        )}
      </ScreenFrame>
    )
  }
}

function readEdited(
  { content, version }: { content: string; version: number },
  definition: ContentDefinition,
  edited: EditedContentOf<ReturnType<ContentDefinition['blank']>>,
): StoredDocument<EditedValues> {
  return { version, content: edited.edited(definition.parse(content) ?? definition.blank()) }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="status">
      <EmptyState title={texts.notLoaded()}>
        {texts.whatToDo()}
        <Button variant="outline" onClick={onRetry}>
          {texts.tryAgain()}
        </Button>
      </EmptyState>
    </Box>
  )
}
