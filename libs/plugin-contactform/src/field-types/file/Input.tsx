import { useEffect, useRef, useState } from 'react'
import { endingsOf, sizeText } from '../../model/files.ts'
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
  const list = useRef<HTMLUListElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [news, setNews] = useState('')
  const several = mostFiles(config) > 1
  const described = [`${id}-rules`, errorProps({ id, problem })['aria-describedby']].filter(Boolean).join(' ')

  // what was chosen before the page woke up
  useEffect(() => {
    if (input.current) setFiles(chosenFiles(input.current))
  }, [])

  function choose(control: HTMLInputElement, next: readonly File[], text: string) {
    chooseFiles(control, next)
    setFiles(next)
    setNews(text)
  }

  function handleChange(control: HTMLInputElement) {
    // what was chosen while the page woke up is told twice
    const added = [...(control.files ?? [])].filter((file) => !several || !files.some((each) => isSame(each, file)))
    // nothing was chosen: what was there stays
    const next = added.length === 0 ? files : several ? [...files, ...added] : added
    choose(control, next, next.length === 1 ? '1 file chosen' : `${next.length} files chosen`)
  }

  function remove(index: number) {
    const control = input.current
    if (!control) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1]
    ;(next ?? control).focus()
    choose(control, files.toSpliced(index, 1), `${files[index]?.name ?? ''} removed`)
  }

  return (
    <Labelled {...field}>
      <p id={`${id}-rules`} data-rules="">
        {config.Hint !== '' && (
          <>
            {config.Hint}
            <br />
          </>
        )}
        {rulesText(config)}
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
        onChange={({ currentTarget }) => handleChange(currentTarget)}
      />
      {files.length > 0 && (
        <ul ref={list} data-files="" aria-label={`${label}: chosen files`}>
          {files.map((file, index) => (
            <li key={keyOf(file)}>
              <span>
                <bdi>{file.name}</bdi> ({sizeText(file.size)})
              </span>
              <button type="button" aria-label={`Remove ${file.name}`} onClick={() => remove(index)}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" data-news="">
        {news}
      </span>
    </Labelled>
  )
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
