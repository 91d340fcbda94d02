// Installs what the product runs on and is built with, and nothing else: for building images.
import { installPackages } from './packages.mjs';

const problem = await installPackages(false);
if (problem) console.error(problem);
process.exitCode = problem ? 1 : 0;
