import { expect, test, vi } from 'vitest'
import { createSpeech } from './speech.ts'
import type { UiLocale } from './texts.ts'

const words = { en: 'Clear', de: 'Leeren', sw: 'Futa' } as const

/** A speech whose words arrive when the test lets them. */
function delayedSpeech() {
  const files = {
    en: Promise.withResolvers<string>(),
    de: Promise.withResolvers<string>(),
    sw: Promise.withResolvers<string>(),
  }
  const fetch = vi.fn((locale: UiLocale) => files[locale].promise)
  const speech = createSpeech(fetch)
  return {
    speech,
    fetch,
    arrive: (locale: UiLocale) => files[locale].resolve(words[locale]),
    refuse: (locale: UiLocale) => files[locale].reject(new Error('offline')),
  }
}

test('the first words to arrive are spoken, later ones when they are asked for', async () => {
  const { speech, arrive } = delayedSpeech()
  arrive('en')
  arrive('de')
  await speech.load('en')
  await speech.load('de')
  expect(speech.spoken()).toEqual({ locale: 'en', words: 'Clear' })
  speech.speak('de')
  expect(speech.spoken()).toEqual({ locale: 'de', words: 'Leeren' })
})

test('words are fetched once, however often they are asked for', async () => {
  const { speech, fetch, arrive } = delayedSpeech()
  speech.speak('sw')
  speech.speak('sw')
  arrive('sw')
  await speech.load('sw')
  await speech.load('sw')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('words that come after another language was asked for are not spoken', async () => {
  const { speech, arrive } = delayedSpeech()
  arrive('en')
  await speech.load('en')
  speech.speak('de')
  speech.speak('en')
  arrive('de')
  await speech.load('de')
  expect(speech.spoken()?.locale).toBe('en')
})

test('refused words leave the former language, and the next call tries again', async () => {
  const { speech, fetch, arrive, refuse } = delayedSpeech()
  arrive('en')
  await speech.load('en')
  refuse('de')
  speech.speak('de')
  await expect(speech.load('de')).rejects.toThrow('offline')
  expect(speech.spoken()?.locale).toBe('en')
  fetch.mockResolvedValueOnce(words.de)
  speech.speak('de')
  await vi.waitFor(() => expect(speech.spoken()?.locale).toBe('de'))
})

test('listeners hear each change until they leave, and always after it', async () => {
  const { speech, arrive } = delayedSpeech()
  const heard: (UiLocale | undefined)[] = []
  const leave = speech.onChange(() => heard.push(speech.spoken()?.locale))
  arrive('en')
  arrive('sw')
  await speech.load('en')
  await speech.load('sw')
  speech.speak('sw')
  leave()
  speech.speak('en')
  expect(heard).toEqual(['en', 'sw'])
})

test('words of a language that is not spoken yet are told to whoever asks for that language', async () => {
  const { speech, arrive } = delayedSpeech()
  expect(speech.inLanguage('de')).toBeNull()
  arrive('en')
  await speech.load('en')
  expect(speech.inLanguage('de')?.words).toBe('Clear')
  arrive('de')
  await speech.load('de')
  expect(speech.inLanguage('de')?.words).toBe('Leeren')
  expect(speech.spoken()?.locale).toBe('en')
})
