export interface Commit {
  readonly hash: string;
  /** Subject, blank line, body. */
  readonly message: string;
}

export const SUBJECT_LIMIT = 72;

function subjectFaults(subject: string): string[] {
  const faults: string[] = [];
  if (subject.length > SUBJECT_LIMIT)
    faults.push(`the subject has ${subject.length} characters; shorten it to ${SUBJECT_LIMIT}`);
  if (/^(fixup|squash|amend)!/.test(subject)) faults.push('squash this commit into the one that it fixes');
  else if (!/^[A-Z]/.test(subject)) faults.push('begin the subject with a capital letter');
  if (/[.…]$/.test(subject)) faults.push('remove the full stop from the end of the subject');
  return faults;
}

function bodyFaults(lines: readonly string[]): string[] {
  if (lines.join('').trim() === '') return ['give the reason for the change in a body, below a blank line'];
  return lines[0]?.trim() === '' ? [] : ['leave the second line blank'];
}

/** What is wrong with the message of a commit, each as an instruction; empty when nothing is. */
export function commitFaults({ message }: Commit): string[] {
  const [subject = '', ...rest] = message.trimEnd().split('\n');
  return [...subjectFaults(subject), ...bodyFaults(rest)];
}
