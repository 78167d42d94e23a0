import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'

/** Files as they were dropped or pasted, and the names of folders among them, which hold files but are none. */
export interface DroppedFiles {
  readonly files: readonly File[]
  readonly folders: readonly string[]
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** A folder comes as a file of no kind; only its entry tells. It must be asked before the event ends. */
function readTransfer(transfer: DataTransfer): DroppedFiles {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  const read = items.map((item) => ({
    file: item.getAsFile(),
    isFolder: item.webkitGetAsEntry()?.isDirectory === true,
  }))
  return {
    files: read.flatMap(({ file, isFolder }) => (file === null || isFolder ? [] : [file])),
    folders: read.flatMap(({ file, isFolder }) => (file !== null && isFolder ? [file.name] : [])),
  }
}

/**
 * What an element needs to take files that are dropped on it or pasted into it. Entering and leaving are counted, because
 * the browser reports both for every child that is crossed.
 */
export function useFileDrop(isUnavailable: boolean, onDrop: (dropped: DroppedFiles) => void) {
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const cross =
    (step: 1 | -1) =>
    (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current += step
      setOver(depth.current > 0 && !isUnavailable)
    }
  return {
    isOver,
    handlers: {
      onDragEnter: cross(1),
      onDragLeave: cross(-1),
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        // Also where nothing can be taken: the browser must not leave the page for a file.
        event.preventDefault()
        event.dataTransfer.dropEffect = isUnavailable ? 'none' : 'copy'
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        if (!isUnavailable) onDrop(readTransfer(event.dataTransfer))
      },
      onPaste(event: ClipboardEvent) {
        const pasted = readTransfer(event.clipboardData)
        if (pasted.files.length === 0 || isUnavailable) return
        event.preventDefault()
        onDrop(pasted)
      },
    },
  }
}
