import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../browser.mjs'
import { readStories } from './inPage.mjs'
import { describeMachine } from './machine.mjs'
import { openPage, photograph, setStage } from './page.mjs'
import { toPictures } from './pictures.mjs'
import { serveFolder } from './serveFolder.mjs'

/**
 * @typedef {import('./pictures.mjs').Picture} Picture
 *
 * A picture that was taken. The file is <id>.png; width and height are told by the file itself.
 * @typedef {Omit<Picture, 'stage'> & { digest: string, problem: string | null }} Shot
 *
 * A browser and what its pictures depend on.
 * @typedef {{ browser: import('playwright').Browser, machine: import('./machine.mjs').Machine }} Camera
 */

const cameraArguments = [
  // Blocks requests to other hosts.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // Repaints whole layers at one time. Otherwise the last pixel of a round corner depends on the load of the machine.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
]

/** @returns {Promise<Camera>} */
export async function openCamera() {
  const { args = [], ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, ...cameraArguments] })
  return { browser, machine: describeMachine(browser.version()) }
}

/** @param {Camera} camera @param {string} url @returns {Promise<Picture[]>} */
async function listPictures({ browser }, url) {
  const open = await openPage(browser, url)
  try {
    await setStage(open, url, { width: 800, height: 600, forcedColors: 'none', colorScheme: 'light' })
    return toPictures(await open.page.evaluate(readStories))
  } finally {
    await open.close()
  }
}

/**
 * Takes a picture of every story of a static Storybook in each of its modes.
 * @param {Camera} camera
 * @param {object} order
 * @param {string} order.storybook the folder of the Storybook, absolute
 * @param {string} order.folder where the pictures go, absolute; made when missing
 * @param {(picture: Picture) => boolean} [order.isWanted] every picture where it is not given
 * @param {number} [order.pages] how many pages work side by side, two where it is not given
 * @param {(done: number, total: number) => void} [order.tell] called after each picture
 * @returns {Promise<Shot[]>} in the order of their ids
 */
export async function shoot(camera, { storybook, folder, isWanted = () => true, pages = 2, tell = () => {} }) {
  mkdirSync(folder, { recursive: true })
  const { url, close } = await serveFolder(storybook)
  try {
    const pictures = (await listPictures(camera, url)).filter(isWanted)
    const waiting = [...pictures]
    const shots = /** @type {Shot[]} */ ([])
    const lane = async () => {
      const open = await openPage(camera.browser, url)
      try {
        for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
          const { bytes, problem } = await photograph(open, url, picture)
          writeFileSync(join(folder, `${picture.id}.png`), bytes)
          const { stage: _, ...about } = picture
          shots.push({ ...about, digest: createHash('sha256').update(bytes).digest('hex'), problem })
          tell(shots.length, pictures.length)
        }
      } finally {
        await open.close()
      }
    }
    await Promise.all(Array.from({ length: Math.min(pages, pictures.length) }, lane))
    return shots.sort((one, other) => (one.id < other.id ? -1 : 1))
  } finally {
    await close()
  }
}
