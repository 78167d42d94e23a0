import { buffer } from 'node:stream/consumers'
import type { Task } from '../../isolation/task.ts'
import type { PictureItem, PictureOptions } from './isolatedPicture.ts'
import { makePicture } from './pictures.ts'

/** Makes a picture, as `makePicture` does, in a child process. */
export const task: Task<PictureOptions, PictureItem> = async function* (file, { kind, types }) {
  const made = await makePicture(kind, types, await buffer(file))
  yield typeof made === 'string' ? { error: made } : { ...made, content: made.content.toString('base64') }
}
