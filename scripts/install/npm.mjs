// Calls the npm that started us, whatever it is called on this system.
import { spawn } from 'node:child_process';

const [file, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

/** Resolves to npm's exit status. What it prints is for people: `quiet` keeps that back. */
export const npm = (args, { quiet = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(file, [...before, ...args], {
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && file === 'npm',
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
