import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** Bytes of a file, the first and the last one included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file that is there. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number
  /** Its content, all of it without a range. */
  read(range?: ByteRange): Readable
}

/** A file of the store as a file of this machine, for what needs to read it at any place. */
export interface LocalFile {
  /** Absolute. */
  readonly path: string
  readonly size: number
  /** Removes the copy, where it is one. */
  release(): Promise<void>
}

/** What is known of an upload in parts, beside its bytes. */
export interface UploadFacts {
  readonly size: number
  readonly createdAt: Date
}

/** Answers what is known of an upload in parts, by its key; null where there is none. */
export type FindUploadFacts = (key: string) => Promise<UploadFacts | null>

/** What a file is to hold: all of it, or piece by piece. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>

/** Where the bytes of files are kept. Keys are made by `createFileKey`, never from anything a person sends. */
export interface FileStore {
  /**
   * Keeps a file whole or not at all, also where the power fails. Content that comes in pieces is written as it comes;
   * where it ends with an error, so does this, and nothing is kept.
   */
  put(key: string, content: FileContent): Promise<void>
  /** Null where there is no file of that key, or the text is no key. */
  open(key: string): Promise<StoredFile | null>
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>
  /** Removes all files below a key (`keyBelow`). */
  removeBelow(key: string): Promise<void>
  /** As `open`, for a program that reads files of this machine. */
  openLocal(key: string): Promise<LocalFile | null>
  /** What takes a file in parts, by the tus protocol; when all are there, it is a file of this store under its key. */
  receiveInParts(find: FindUploadFacts): Promise<DataStore>
  /** The bytes of all files together. */
  countBytes(): Promise<number>
  /** Settles where a file could be written now. @throws where not. */
  checkWritable(): Promise<void>
}

// Lower case and digits alone: such a name is the same file on every disk.
const form = /^[0-9a-f]{40}(?:\/[0-9a-f]{40})?\.[a-z0-9]{2,5}$/

/** The ending of a key says what its content is; `webp` are pictures for everybody, the others are nobody's but their owner's. */
export type FileEnding = 'webp' | 'csv' | 'xlsx' | 'pdf' | 'html' | 'json' | 'txt' | 'zip'

/** A new key of 160 random bits, with the ending its content has; `bin` where nobody has judged that yet. */
export function createFileKey(ending: FileEnding | 'bin'): string {
  return `${randomBytes(20).toString('hex')}.${ending}`
}

/** The folder of the files below a key: its random bits. */
export function folderOf(key: string): string {
  if (!isFileKey(key) || key.includes('/')) throw new TypeError('Files are kept below a key of the store.')
  return key.slice(0, 40)
}

/** The key of the file with a path inside the package `key`. No sign of the path becomes part of a name on the disk. */
export function keyBelow(key: string, path: string): string {
  return `${folderOf(key)}/${createHash('sha256').update(path).digest('hex').slice(0, 40)}.bin`
}

/** True for a text in the form of a key; it then leads nowhere but to a file of the store. */
export function isFileKey(text: string): boolean {
  return form.test(text)
}

const publicPlace = '/files/'

/** The address, below the product's origin, under which anybody who knows the key gets a public file. */
export function publicPathOf(key: string): string {
  return `${publicPlace}${key}`
}

/** The key in such an address; null where it is none, and for every file that is not for everybody. */
export function keyOfPublicPath(path: string): string | null {
  const key = path.startsWith(publicPlace) ? path.slice(publicPlace.length) : ''
  return isFileKey(key) && key.endsWith('.webp') ? key : null
}
