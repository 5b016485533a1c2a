// Builds the page and the programs, and nothing else: for images and packages.

import { buildClient, buildNode } from '../scripts/setup.mjs';

buildClient();
buildNode();
