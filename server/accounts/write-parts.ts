import type { Pool } from 'pg';
import type { Limiter } from '../limits/limits.ts';
import type { UploadFiles } from '../uploads/files.ts';
import type { AnswerWrite } from '../writes/answer-write.ts';
import type { Passwords } from './passwords.ts';
import type { FindViewer, NeedSession } from './signed-in.ts';

/** What every route for people who are signed in is built from. */
export interface WriteParts {
  pool: Pool;
  limiter: Limiter;
  needSession: NeedSession;
  findViewer: FindViewer;
  answerWrite: AnswerWrite;
}

export interface PictureParts extends WriteParts {
  files: UploadFiles;
}

export interface AccountParts extends PictureParts {
  passwords: Passwords;
}
