import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { TextField } from '../TextField/TextField.tsx'

export interface PlaceDialogProps {
  /** What is to be moved. */
  readonly label: string
  /** The place it has, from 1, and how many there are. */
  readonly current: number
  readonly count: number
  /** A place from 1 to `count`. */
  readonly onPlace: (place: number) => void
  readonly onClose: () => void
}

/** Asks for a place by its number: the shortest way in a long list. */
export function PlaceDialog({ label, current, count, onPlace, onClose }: PlaceDialogProps) {
  const words = useWords().table.tools
  const [text, setText] = useState(String(current))
  const [isWrong, setWrong] = useState(false)
  const submit = (): void => {
    const place = /^\s*\d+\s*$/.test(text) ? Number(text) : 0
    if (place < 1 || place > count) return setWrong(true)
    onPlace(place)
    return onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={words.moveItem(label)}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="solid" onPress={submit}>
            {words.move}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={words.newPlace}
          value={text}
          onChange={(next) => {
            setText(next)
            setWrong(false)
          }}
          description={words.placeRange(count)}
          errorMessage={isWrong ? words.placeWrong(count) : undefined}
          inputMode="numeric"
          autoFocus
        />
      </form>
    </Dialog>
  )
}
