import { defineMessages } from '../../platform/locale/message.ts'

/** One sentence for each finding of the check report: what is wrong, the limit, what to do. Values: `place`, `limit`, `count`, `found`, `address`. */
export const findingMessages = defineMessages({
  UNREADABLE: {
    id: 'medium.finding.unreadable',
    defaultMessage: 'The file is damaged. Export it again and upload the new file.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  WRONG_KIND: {
    id: 'medium.finding.wrongKind',
    defaultMessage: 'The file is not what its name says. Choose a SCORM package, video, audio file or PDF.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  ENCRYPTED: {
    id: 'medium.finding.encrypted',
    defaultMessage: 'The file is protected by a password. Remove the password and upload it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  ACTIVE_CONTENT: {
    id: 'medium.finding.activeContent',
    defaultMessage: 'The PDF contains scripts, forms or attached files. Export it as PDF/A and upload it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_SLOW: {
    id: 'medium.finding.tooSlow',
    defaultMessage: 'Checking took longer than ten minutes. Upload a smaller file.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_LARGE: {
    id: 'medium.finding.tooLarge',
    defaultMessage:
      'The file is larger than the limit for its kind. Make it smaller, or ask an administrator to raise the limit.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  CRASHED: {
    id: 'medium.finding.crashed',
    defaultMessage: 'The file could not be checked. Export it again and upload the new file.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  INTERNAL: {
    id: 'medium.finding.internal',
    defaultMessage: 'The file could not be checked because of a fault of the server. Upload it again later.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_MANY_FILES: {
    id: 'medium.finding.tooManyFiles',
    defaultMessage:
      'The package has {count, number} files; {limit, number} are allowed. Split it into several packages.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_LARGE_UNPACKED: {
    id: 'medium.finding.tooLargeUnpacked',
    defaultMessage: 'The package is larger than 4 GB when unpacked. Compress its videos or split it.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_PACKED: {
    id: 'medium.finding.tooPacked',
    defaultMessage:
      '“{place}” grows to more than {limit, number} times its size when unpacked. Export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  BAD_NAME: {
    id: 'medium.finding.badName',
    defaultMessage: '“{place}” is not a valid file name in a package. Rename the file and export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  LINK: {
    id: 'medium.finding.link',
    defaultMessage: '“{place}” is a link to another file. Replace it with the file itself.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  DUPLICATE_NAME: {
    id: 'medium.finding.duplicateName',
    defaultMessage: 'The package contains “{place}” twice. Export it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_MANIFEST: {
    id: 'medium.finding.noManifest',
    defaultMessage:
      'The package has no imsmanifest.xml. Export it from your authoring tool as SCORM 1.2 or SCORM 2004.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  BAD_MANIFEST: {
    id: 'medium.finding.badManifest',
    defaultMessage: 'The imsmanifest.xml cannot be read. Export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NOT_SCORM: {
    id: 'medium.finding.notScorm',
    defaultMessage: 'The package is not SCORM. Export it from your authoring tool as SCORM 1.2 or SCORM 2004.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_START_PAGE: {
    id: 'medium.finding.noStartPage',
    defaultMessage: 'The manifest names no start page. Export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  START_PAGE_MISSING: {
    id: 'medium.finding.startPageMissing',
    defaultMessage: 'The start page “{place}” is missing from the package. Export it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  EXTERNAL_START_PAGE: {
    id: 'medium.finding.externalStartPage',
    defaultMessage: 'The package starts on another website ({address}). Add it as a link instead.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_VIDEO: {
    id: 'medium.finding.noVideo',
    defaultMessage: 'The file has no video track. Upload it as audio, or export the video again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_AUDIO: {
    id: 'medium.finding.noAudio',
    defaultMessage: 'The file is not audio only. Upload it as a video, or export the sound alone.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_CUES: {
    id: 'medium.finding.noCues',
    defaultMessage: 'The file contains no captions that browsers can show. Save it as WebVTT or SRT.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  CONTAINER_NOT_PLAYABLE: {
    id: 'medium.finding.containerNotPlayable',
    defaultMessage: 'Browsers cannot play {found} files everywhere. Export it as MP4 (H.264 and AAC).',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  VIDEO_NOT_PLAYABLE: {
    id: 'medium.finding.videoNotPlayable',
    defaultMessage: 'Browsers cannot play {found} video everywhere. Export it as MP4 (H.264 and AAC).',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  AUDIO_NOT_PLAYABLE: {
    id: 'medium.finding.audioNotPlayable',
    defaultMessage: 'Browsers cannot play {found} sound everywhere. Export it with AAC or MP3 sound.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  MANIFEST_IN_FOLDER: {
    id: 'medium.finding.manifestInFolder',
    defaultMessage: 'The package lies in the folder “{place}”. It works, but other systems may refuse it.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  MISSING_FILE: {
    id: 'medium.finding.missingFile',
    defaultMessage: '“{place}” is listed in the manifest but missing from the package.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  UNKNOWN_TYPE: {
    id: 'medium.finding.unknownType',
    defaultMessage: '“{place}” has an unknown type. Learners can download it but not open it.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_TITLE: {
    id: 'medium.finding.noTitle',
    defaultMessage: 'The package has no title.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  PAGES_UNKNOWN: {
    id: 'medium.finding.pagesUnknown',
    defaultMessage: 'The number of pages could not be read.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_SOUND: {
    id: 'medium.finding.noSound',
    defaultMessage: 'The video has no sound.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  BAD_CUE: {
    id: 'medium.finding.badCue',
    defaultMessage: 'Line {place} of the captions cannot be read and is not shown.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
})
