import { ALL_FORMATS, FilePathSource, Input, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import { ContentRefused, createFinding, type Finding } from '../finding.ts'
import type { PlayableContent } from '../processedContent.ts'

/** What a video or audio is. */
export interface PlayableReport {
  readonly mediaType: string
  readonly content: PlayableContent
  readonly findings: readonly Finding[]
}

// What current Chrome, Firefox and Safari all play, on phones too.
const videoCodecs = new Set(['avc', 'vp8', 'vp9', 'av1'])
const audioCodecs = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac', 'pcm-s16', 'pcm-u8', 'pcm-s24', 'pcm-f32'])

/** Media types of the containers that browsers play, by mediabunny's names, for pictures and for sound alone. */
const containers: Readonly<Record<string, { readonly video: string | null; readonly audio: string | null }>> = {
  MP4: { video: 'video/mp4', audio: 'audio/mp4' },
  WebM: { video: 'video/webm', audio: 'audio/webm' },
  Ogg: { video: null, audio: 'audio/ogg' },
  MP3: { video: null, audio: 'audio/mpeg' },
  WAVE: { video: null, audio: 'audio/wav' },
  FLAC: { video: null, audio: 'audio/flac' },
  ADTS: { video: null, audio: 'audio/aac' },
}

/** Reads length, size and codecs. @throws ContentRefused where browsers do not play it. */
export async function readPlayable(path: string, kind: 'VIDEO' | 'AUDIO'): Promise<PlayableReport> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  try {
    const facts = await readTracks(input)
    return await (kind === 'VIDEO' ? judgeVideo(facts) : judgeAudio(facts))
  } catch (error) {
    if (error instanceof ContentRefused) throw error
    throw new ContentRefused('UNREADABLE', null, { reason: error instanceof Error ? error.message.slice(0, 200) : '' })
  } finally {
    input.dispose()
  }
}

interface Tracks {
  readonly container: string
  readonly seconds: number
  readonly video: InputVideoTrack | null
  readonly audio: InputAudioTrack | null
  readonly videoCodec: string
  readonly audioCodec: string
}

async function readTracks(input: Input): Promise<Tracks> {
  if (!(await input.canRead())) throw new ContentRefused('UNREADABLE')
  const { name } = await input.getFormat()
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (video === null && audio === null) throw new ContentRefused('UNREADABLE', null, { reason: 'no tracks' })
  return {
    container: name,
    video,
    audio,
    seconds: (await input.getDurationFromMetadata()) ?? (await input.computeDuration()),
    videoCodec: (await video?.getCodec()) ?? String((await video?.getInternalCodecId()) ?? ''),
    audioCodec: (await audio?.getCodec()) ?? String((await audio?.getInternalCodecId()) ?? ''),
  }
}

async function codecsOf({ video, audio, videoCodec, audioCodec }: Tracks): Promise<string[]> {
  const names = [
    video === null ? null : ((await video.getCodecParameterString().catch(() => null)) ?? videoCodec),
    audio === null ? null : ((await audio.getCodecParameterString().catch(() => null)) ?? audioCodec),
  ]
  return names.flatMap((name) => (name === null ? [] : [name.slice(0, 60)]))
}

async function judgeVideo(facts: Tracks): Promise<PlayableReport> {
  const { container, video, audio, videoCodec, audioCodec } = facts
  if (video === null) throw new ContentRefused('NO_VIDEO')
  const mediaType = containers[container]?.video ?? null
  if (mediaType === null) throw new ContentRefused('CONTAINER_NOT_PLAYABLE', null, { found: container })
  if (!videoCodecs.has(videoCodec)) throw new ContentRefused('VIDEO_NOT_PLAYABLE', null, { found: videoCodec })
  if (audio !== null && !audioCodecs.has(audioCodec))
    throw new ContentRefused('AUDIO_NOT_PLAYABLE', null, { found: audioCodec })
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  return {
    mediaType,
    content: { seconds: lengthOf(facts), width, height, codecs: await codecsOf(facts) },
    findings: audio === null ? [createFinding('NO_SOUND')] : [],
  }
}

async function judgeAudio(facts: Tracks): Promise<PlayableReport> {
  const { container, video, audio, audioCodec } = facts
  if (audio === null || video !== null) throw new ContentRefused('NO_AUDIO')
  const mediaType = containers[container]?.audio ?? null
  if (mediaType === null) throw new ContentRefused('CONTAINER_NOT_PLAYABLE', null, { found: container })
  if (!audioCodecs.has(audioCodec)) throw new ContentRefused('AUDIO_NOT_PLAYABLE', null, { found: audioCodec })
  const codecs = await codecsOf(facts)
  return { mediaType, content: { seconds: lengthOf(facts), width: null, height: null, codecs }, findings: [] }
}

function lengthOf({ seconds }: Tracks): number {
  if (!Number.isFinite(seconds) || seconds <= 0) throw new ContentRefused('UNREADABLE', null, { reason: 'no length' })
  return Math.round(seconds * 1000) / 1000
}
