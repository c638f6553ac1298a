import { findOnPath, installDebianPackage } from './find-program';

/**
 * Finds an nginx on this machine, and tries to install the distribution's package when there is none. Undefined without
 * one, and then the tests of hosts are skipped.
 */
export function findNginx(): string | undefined {
  const found = findOnPath(['nginx']);
  if (found !== undefined) return found;
  console.log('No nginx found on the PATH. Installing one:');
  installDebianPackage('nginx-light');
  return findOnPath(['nginx']);
}
