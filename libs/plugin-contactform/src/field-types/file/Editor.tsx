import { CheckField, NumberField, TextField } from '@sitewright/page-kit/cards'
import { texts as kindTexts } from '../../model/file-messages.ts'
import { allFileKinds, fileKinds, fileLimits, type FileKind } from '../../model/files.ts'
import { texts } from '../editor-messages.ts'
import type { FieldEditorProps } from '../field-type.tsx'
import { LabelEditor } from '../LabelEditor.tsx'
import type { FileConfig } from './model.ts'

/** The editor of a field for files: what may be sent, how large and how many. */
export function FileEditor({ config, onChange }: FieldEditorProps<FileConfig>) {
  const { Hint, Several, Kinds, MaxMegabytes, MaxFiles } = config
  const { megabytes, files, hint } = fileLimits

  return (
    <>
      <LabelEditor config={config} onChange={onChange} />
      <TextField
        label={texts.hint()}
        value={Hint}
        longest={hint}
        hint={texts.aboutHint()}
        onChange={(text) => onChange({ ...config, Hint: text })}
      />
      <AllowedKinds kinds={Kinds} onChange={(kinds) => onChange({ ...config, Kinds: kinds })} />
      <NumberField
        label={texts.largestFile()}
        value={MaxMegabytes}
        range={megabytes}
        whole
        onChange={(value) => onChange({ ...config, MaxMegabytes: value })}
      />
      <CheckField
        label={texts.severalFiles()}
        checked={Several}
        hint={texts.otherwiseOne()}
        onChange={(on) => onChange({ ...config, Several: on })}
      />
      {Several && (
        <NumberField
          label={texts.mostFiles()}
          value={MaxFiles}
          range={files}
          whole
          onChange={(value) => onChange({ ...config, MaxFiles: value })}
        />
      )}
      <p>{texts.filesArePrivate()}</p>
    </>
  )
}

interface AllowedKindsProps {
  kinds: readonly FileKind[]
  onChange: (kinds: FileKind[]) => void
}

function AllowedKinds({ kinds, onChange }: AllowedKindsProps) {
  return (
    <fieldset data-kinds="">
      <legend>{texts.allowedFiles()}</legend>
      {allFileKinds.map((kind) => {
        const checked = kinds.includes(kind)
        return (
          <CheckField
            key={kind}
            label={`${kindTexts[kind]()} (${fileKinds[kind].endings.join(', ')})`}
            checked={checked}
            // a field that takes nothing could never be filled in
            disabled={checked && kinds.length === 1}
            onChange={(on) => onChange(allFileKinds.filter((each) => (each === kind ? on : kinds.includes(each))))}
          />
        )
      })}
    </fieldset>
  )
}
