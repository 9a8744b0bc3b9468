import { z } from 'zod';
import { slug } from './question-content';
import { CONTENT, readYaml } from './read-yaml';

/** Topics of the notebook by starter station. */
export const stationTopicsFile = z.record(slug, z.array(slug).min(1).max(5));
export type StationTopics = z.output<typeof stationTopicsFile>;

interface Known {
  topics: readonly { slug: string }[];
  stations: readonly { slug: string }[];
}

/** @throws Error that names the file, the line and what is wrong there */
export function readStationTopics({ topics, stations }: Known, folder = CONTENT): StationTopics {
  const { data, refuse } = readYaml(folder, 'station-topics.yaml', stationTopicsFile);
  for (const [station, list] of Object.entries(data)) {
    if (!stations.some((one) => one.slug === station)) refuse([station], `there is no station ${station}`);
    list.forEach((topic, index) => {
      if (!topics.some((one) => one.slug === topic)) refuse([station, index], `there is no topic ${topic}`);
      if (list.indexOf(topic) !== index) refuse([station, index], `${topic} is there twice`);
    });
  }
  return data;
}
