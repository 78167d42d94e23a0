import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the player of videos and audio. */
export const recordingMessages = defineMessages({
  play: { id: 'player.recording.play', defaultMessage: 'Play', description: 'Button of a recording.' },
  pause: { id: 'player.recording.pause', defaultMessage: 'Pause', description: 'Button of a recording.' },
  back: { id: 'player.recording.back', defaultMessage: 'Back 10 seconds', description: 'Button of a recording.' },
  mute: { id: 'player.recording.mute', defaultMessage: 'Mute', description: 'Button of a recording.' },
  unmute: { id: 'player.recording.unmute', defaultMessage: 'Unmute', description: 'Button of a recording.' },
  volume: { id: 'player.recording.volume', defaultMessage: 'Volume', description: 'Slider of a recording.' },
  seek: { id: 'player.recording.seek', defaultMessage: 'Position', description: 'Slider: the place in a recording.' },
  place: {
    id: 'player.recording.place',
    defaultMessage: '{place} of {length}',
    description: 'How far a recording has come, such as 12:40 of 18:05.',
  },
  speed: { id: 'player.recording.speed', defaultMessage: 'Speed', description: 'Names the menu of speeds.' },
  speedValue: {
    id: 'player.recording.speedValue',
    defaultMessage: '{speed}×',
    description: 'A speed of a recording: 1 is normal, 1.5 half as fast again.',
  },
  captions: {
    id: 'player.recording.captions',
    defaultMessage: 'Captions',
    description: 'Button of a video; on or off.',
  },
  fullScreen: {
    id: 'player.recording.fullScreen',
    defaultMessage: 'Full screen',
    description: 'Button of a video; on or off.',
  },
  transcript: {
    id: 'player.recording.transcript',
    defaultMessage: 'Transcript',
    description: 'Heading of what is said in a recording.',
  },
  failed: {
    id: 'player.recording.failed',
    defaultMessage: 'The recording can’t be played. Check your connection, or try another browser.',
    description: 'Above a recording that did not load.',
  },
  watched: {
    id: 'player.recording.watched',
    defaultMessage: 'You’ve watched enough of this to complete it.',
    description: 'Below a recording that counts as completed.',
  },
  region: {
    id: 'player.recording.region',
    defaultMessage: 'Player: {title}',
    description: 'Names the recording with its buttons.',
  },
})
