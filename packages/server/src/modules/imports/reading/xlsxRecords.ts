import { Buffer } from 'node:buffer'
import { streamXlsxRows } from 'hucre/xlsx'
import type { StoredFile } from '../../../files/fileStore.ts'
import type { FileRecord } from './csvRecords.ts'
import { readBytes } from './encoding.ts'
import { FileFault } from './fileFault.ts'
import { judgeZip } from './zipGuard.ts'

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const text = Number.isNaN(value.getTime()) ? '' : value.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

async function readWhole(file: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of readBytes(file)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Reads the rows of a workbook's first sheet; formulas as their last results. @throws FileFault before a bomb unfolds. */
export async function* readXlsx(file: StoredFile): AsyncGenerator<FileRecord> {
  const content = await readWhole(file)
  const fault = await judgeZip(content)
  if (fault !== null) throw new FileFault(fault)
  try {
    for await (const { index, values } of streamXlsxRows(content, { sheet: 0 })) {
      const numbers = new Set(values.flatMap((value, at) => (typeof value === 'number' ? [at] : [])))
      yield { line: index + 1, cells: values.map(toText), numbers }
    }
  } catch (error) {
    // Whatever the reader stumbles over is in the file; faults of ours would show with every file.
    if (error instanceof Error) throw new FileFault('UNREADABLE')
    throw error
  }
}
