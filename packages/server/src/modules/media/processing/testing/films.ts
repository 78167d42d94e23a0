import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny'

const formats = {
  mp4: () => new Mp4OutputFormat(),
  webm: () => new WebMOutputFormat(),
  mov: () => new MovOutputFormat(),
  mkv: () => new MkvOutputFormat(),
} as const satisfies Record<string, () => OutputFormat>

/** A film of so many seconds, two pictures a second, whose pictures hold nothing: containers are all that is looked at. */
export async function makeFilm(
  container: keyof typeof formats,
  codec: 'avc' | 'hevc' | 'vp9',
  { seconds = 10, withSound = false } = {},
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: formats[container](), target })
  const video = new EncodedVideoPacketSource(codec)
  const audio = withSound ? new EncodedAudioPacketSource('opus') : null
  output.addVideoTrack(video)
  if (audio !== null) output.addAudioTrack(audio)
  await output.start()
  const strings = { avc: 'avc1.42001e', hevc: 'hvc1.1.6.L93.B0', vp9: 'vp09.00.10.08' } as const
  const descriptions = {
    avc: Buffer.from('0142001effe1000467420 01e010001680000'.replaceAll(' ', ''), 'hex'),
    hevc: Buffer.concat([Buffer.from('0101600000009000000000005df000fcfdf8f800000f00', 'hex')]),
    vp9: null,
  } as const
  const description = descriptions[codec]
  const decoderConfig = {
    codec: strings[codec],
    codedWidth: 640,
    codedHeight: 360,
    ...(description === null ? {} : { description: new Uint8Array(description) }),
  }
  for (let at = 0; at < seconds; at += 0.5) {
    const packet = new EncodedPacket(new Uint8Array([0, 0, 0, 2, 101, 0]), 'key', at, 0.5)
    await video.add(packet, { decoderConfig })
    await audio?.add(new EncodedPacket(new Uint8Array([1, 2, 3]), 'key', at, 0.5), {
      decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 },
    })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** Silence as WAVE, 8000 samples a second. */
export function makeWave(seconds: number): Buffer {
  const bytes = seconds * 8000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.alloc(bytes, 128)])
}
