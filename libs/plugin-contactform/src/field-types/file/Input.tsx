import { useInterfaceLanguage } from '@sitewright/page-kit'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { texts } from '../../model/file-messages.ts'
import { sizeText } from '../../model/file-sizes.ts'
import { endingsOf } from '../../model/files.ts'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { controlProps, errorProps, Labelled } from '../Labelled.tsx'
import { chooseFiles, chosenFiles, keyOf } from './chosen-files.ts'
import { fileModel, mostFiles, rulesText, type FileConfig } from './model.ts'

export const fileField = defineFieldType(fileModel, {
  Input: FileInput,
  // its files are no text: they are read from the control itself
  valueOf: () => undefined,
})

/** The browser's own control, onto which files can be dropped too, above the list of what was chosen. */
function FileInput({ config, ...field }: InputProps<FileConfig>) {
  const { id, label, problem } = field
  const input = useRef<HTMLInputElement>(null)
  const language = useInterfaceLanguage()
  const several = mostFiles(config) > 1
  const { files, news, add, remove } = useChosenFiles(input, several)
  const described = [`${id}-rules`, errorProps({ id, problem })['aria-describedby']].filter(Boolean).join(' ')

  return (
    <Labelled {...field}>
      <p id={`${id}-rules`} data-rules="">
        {config.Hint !== '' && (
          <>
            {config.Hint}
            <br />
          </>
        )}
        <span {...language}>{rulesText(config)}</span>
      </p>
      <input
        {...controlProps(field)}
        ref={input}
        aria-describedby={described}
        type="file"
        multiple={several}
        accept={endingsOf(config.Kinds)
          .map((ending) => `.${ending}`)
          .join(',')}
        onChange={({ currentTarget }) => add(currentTarget)}
      />
      {files.length > 0 && (
        <ChosenFiles
          label={label}
          files={files}
          onRemove={(index, next) => {
            ;(next ?? input.current)?.focus()
            remove(index)
          }}
        />
      )}
      <span role="status" data-news="">
        {news}
      </span>
    </Labelled>
  )
}

/** What is chosen in a control for files, which itself knows the last choice only. */
function useChosenFiles(input: RefObject<HTMLInputElement | null>, several: boolean) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [news, setNews] = useState('')

  // what was chosen before the page woke up
  useEffect(() => {
    if (input.current) setFiles(chosenFiles(input.current))
  }, [input])

  function choose(control: HTMLInputElement, next: readonly File[], text: string) {
    chooseFiles(control, next)
    setFiles(next)
    setNews(text)
  }

  /** Takes what was just chosen in the control. */
  function add(control: HTMLInputElement) {
    // what was chosen while the page woke up is told twice
    const added = [...(control.files ?? [])].filter((file) => !several || !files.some((each) => isSame(each, file)))
    // nothing was chosen: what was there stays
    const next = added.length === 0 ? files : several ? [...files, ...added] : added
    choose(control, next, texts.chosen({ count: next.length }))
  }

  function remove(index: number) {
    const control = input.current
    if (control) choose(control, files.toSpliced(index, 1), texts.removed({ name: files[index]?.name ?? '' }))
  }

  return { files, news, add, remove }
}

interface ChosenFilesProps {
  /** Of the field. */
  label: string
  files: readonly File[]
  /** `next`: the button that takes the focus; absent where there is none. */
  onRemove: (index: number, next: HTMLButtonElement | undefined) => void
}

function ChosenFiles({ label, files, onRemove }: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null)

  function remove(index: number) {
    const buttons = list.current?.querySelectorAll('button') ?? []
    onRemove(index, buttons[index + 1] ?? buttons[index - 1])
  }

  return (
    <ul ref={list} data-files="" aria-label={texts.chosenOf({ field: label })}>
      {files.map((file, index) => (
        <li key={keyOf(file)}>
          <span>
            <bdi>{file.name}</bdi> ({sizeText(file.size)})
          </span>
          <button type="button" aria-label={texts.removeFile({ name: file.name })} onClick={() => remove(index)}>
            {texts.remove()}
          </button>
        </li>
      ))}
    </ul>
  )
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
